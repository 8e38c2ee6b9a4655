const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`)

/** Whether a text is an address as browsers take it in fields for one: a dot in the domain is not needed. */
export const isAddress = (text: string): boolean => ADDRESS.test(text)
