/** What the unit mounts on: the form's box, which is not there where no list is chosen. */
export const HOST = '.et_pb_newsletter_form'
/** What subscribes. */
export const BUTTON = '.et_pb_newsletter_button'
