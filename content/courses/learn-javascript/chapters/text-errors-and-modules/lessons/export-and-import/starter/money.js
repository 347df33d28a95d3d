function inWords(coins) {
  return `${coins} coins`;
}
