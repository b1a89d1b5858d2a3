#!/usr/bin/env python3
"""close-window.py WINDOW: asks the X window to close, as a window manager does when the user clicks its cross."""
import ctypes
import sys

CLIENT_MESSAGE = 33


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent, with room for the largest of XEvent's members."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    ]


x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XInternAtom.restype = ctypes.c_ulong
display = ctypes.c_void_p(x11.XOpenDisplay(None))
window = ctypes.c_ulong(int(sys.argv[1]))


def atom(name):
    return x11.XInternAtom(display, name, False)


event = ClientMessage(type=CLIENT_MESSAGE, window=window, message_type=atom(b"WM_PROTOCOLS"), format=32)
event.data[0] = atom(b"WM_DELETE_WINDOW")
x11.XSendEvent(display, window, False, 0, ctypes.byref(event))
x11.XCloseDisplay(display)
