/** What the client's own errors say. The platform's older words, which its translations know. */
export const REST_MESSAGES = {
  invalid_json: 'The response is not a valid JSON response.',
  fetch_error: 'You are probably offline.',
  unknown_error: 'An unknown error occurred.',
} as const

/** What `uploadMedia` says in addition. */
export const UPLOAD_MESSAGE = 'Media upload failed. If this is a photo or a large image, please scale it down and try again.'

/** The codes of errors that are found on our side; all others are the server's. */
export type RestOwnCode = keyof typeof REST_MESSAGES | 'post_process'

/** The texts by code. */
export type RestMessages = Readonly<Record<keyof typeof REST_MESSAGES, string> & { post_process?: string }>
