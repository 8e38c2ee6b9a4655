/** The theme's class for what looks like its buttons. */
export const BUTTON = 'et_pb_button'
