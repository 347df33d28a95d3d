#!/bin/sh
echo "$1:"
head -n 1 "$1"
