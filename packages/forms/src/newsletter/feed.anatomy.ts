/** What confirms a subscription to a feed. */
export const service = 'https://feedburner.google.com/fb/a/mailverify'

/** Names of a feed form's fields: the feed's name, and the language. */
export const feedFields = { feed: 'uri', language: 'loc' } as const

/** The service's own window. */
export const popup = { name: 'et-feedburner-subscribe', features: 'scrollbars=yes,width=550,height=520' } as const
