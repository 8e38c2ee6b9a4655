/** What notices are made of: a notice is a list of lines, or says one thing; what it is about is set apart in it. */
export const parts = { line: 'li', name: 'strong' } as const

/** What says that something is wrong with a field. */
export const refusals = {
  /** In a notice, what belongs to a field; newer platforms make a link to it. */
  ofField: '[data-id]',
  field: 'data-id',
  row: '.woocommerce-invalid',
} as const

/** The platform's event that has a field looked at. */
export const VALIDATE = 'validate'

/** A field of a name, where the platform names it in a notice without its id. */
export const fieldNamed = (name: string): string => `[name="${CSS.escape(name)}"]`
