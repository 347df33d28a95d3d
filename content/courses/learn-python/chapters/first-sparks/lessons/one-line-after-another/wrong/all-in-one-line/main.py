print("Light the fire. Heat the iron. Strike the iron. Cool the iron. Sweep the floor.")
