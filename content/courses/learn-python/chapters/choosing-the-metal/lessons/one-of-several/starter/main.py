# Name the color of hot iron.
