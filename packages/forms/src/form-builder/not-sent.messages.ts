/** Our own words for what could not be sent: said also where the rest of the unit could not be had. */
export const notSent = {
  refused: 'The form was not sent. What you typed is still here, and you can send it again.',
  offline: 'You are offline, and nothing was sent. What you typed is still here: send it again when you are connected.',
} as const
