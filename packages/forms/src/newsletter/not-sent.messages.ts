/** Our own words for what could not be sent: said also where the rest of the unit could not be had. */
export const notSent = {
  refused: 'You were not subscribed. What you typed is still here, and you can send it again.',
  offline: 'You are offline. Nothing was sent; please try again when you are connected.',
} as const
