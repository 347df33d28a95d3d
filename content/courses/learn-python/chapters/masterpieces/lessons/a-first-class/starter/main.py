# Write the class Account here.
