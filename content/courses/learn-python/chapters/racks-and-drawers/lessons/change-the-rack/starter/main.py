# Write swap_tool(tools, position, new_tool) here.
