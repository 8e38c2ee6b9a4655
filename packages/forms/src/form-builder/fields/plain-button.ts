import { attributeOf, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'

/** A button of the server's that is printed as one that sends the form, and has a picture, or a letter, where its name should be: that stands in its title. */
export function actAsPlain(life: Life, button: Element): void {
  const title = attributeOf(button, 'title')
  adoptAs(life, button, { attributes: { type: 'button', ...(title && { 'aria-label': title }) } })
}
