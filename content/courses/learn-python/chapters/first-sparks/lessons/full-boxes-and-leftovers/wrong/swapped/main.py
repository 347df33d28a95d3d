nails = 130
box_size = 24
full_boxes = nails % box_size
left_over = nails // box_size

print(f"Full boxes: {full_boxes}")
print(f"Left over: {left_over}")
