print('The smith's hammer rings.')
print('The label says "Handle with care".')
