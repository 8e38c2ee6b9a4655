/** Our own words for a message that no line could take: said also where the rest of the unit could not be had. */
export const notSent = {
  offline: 'You are offline, and nothing was sent. What you typed is still here: send it again when you are connected.',
} as const
