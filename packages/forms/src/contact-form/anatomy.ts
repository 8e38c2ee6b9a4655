/** What the unit mounts on. */
export const HOST = '.et_pb_contact_form_container'
/** The form, which is held until the unit is there. */
export const FORM = '.et_pb_contact_form'
