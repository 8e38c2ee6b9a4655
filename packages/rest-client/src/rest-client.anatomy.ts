// What the platform calls things. Constants of their own, so that an app takes along only those that it uses.

export const ACCEPT = 'application/json, */*;q=0.1'
export const JSON_TYPE = 'application/json'
export const NONCE_HEADER = 'X-WP-Nonce'
export const OVERRIDE_HEADER = 'X-HTTP-Method-Override'
/** Names the picture that the server has kept although it failed. */
export const ATTACHMENT_HEADER = 'X-WP-Upload-Attachment-ID'
export const LOCALE_PARAMETER = '_locale'
/** In JSON: the code of the error that an expired nonce is refused with. */
export const STALE_NONCE = '"rest_cookie_invalid_nonce"'
export const MEDIA = '/wp/v2/media'
/** What is asked of a picture whose sizes could not be made. */
export const MAKE_SIZES = 'create-image-subsizes'
export const ROOT_LINK = 'link[rel="https://api.w.org/"]'
export const URL_ATTRIBUTE = 'data-rest-url'
export const NONCE_ATTRIBUTE = 'data-rest-nonce'
