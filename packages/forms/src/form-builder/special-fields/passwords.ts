import { attributeOf, invoke, type Life, listen, pressByKey } from '@tillkit/dom'
import { adopt, adoptAs } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { FormContext } from '../context.ts'
import { anatomy, attributes } from './anatomy.ts'

/** Lets the icon beside a password show it, and hide it again. */
export function bindPasswords({ life, root }: FormContext): void {
  for (const shell of invoke(root, 'querySelectorAll', anatomy.password)) {
    const input = invoke(shell, 'querySelector', 'input') as HTMLInputElement | null
    const icon = invoke(shell, 'querySelector', anatomy.passwordIcon)
    if (input && icon) bindPassword(life, { shell, input, icon })
  }
}

/** A password, with what shows it. */
interface Password {
  readonly shell: Element
  readonly input: HTMLInputElement
  readonly icon: Element
}

function bindPassword(life: Life, { shell, input, icon }: Password): void {
  const [title, other] = [attributeOf(icon, 'title'), attributeOf(icon, attributes.otherTitle)]
  const store = createStore(() => ({ isShown: false }))
  // While it is shown it is a text like any other to password managers and to drafts, unless it says what it is.
  const secret: Readonly<Record<string, string>> = attributeOf(input, 'autocomplete') === '' ? { autocomplete: 'new-password' } : {}
  adopt(life, input, store, ({ isShown }) => (isShown ? { attributes: { type: 'text', ...secret } } : {}))
  adopt(life, icon, store, ({ isShown }) => (isShown ? { attributes: { title: other, 'aria-label': other, [attributes.otherTitle]: title } } : {}))
  for (const [selector, isOpen] of [[anatomy.eye, false], [anatomy.struckEye, true]] as const) {
    const picture = invoke(shell, 'querySelector', selector)
    // What the button is called says it all: pictures without a name would be read besides.
    const hidden = { 'aria-hidden': 'true' }
    if (picture) adopt(life, picture, store, ({ isShown }) => ({ attributes: hidden, ...(isShown ? { style: { display: isOpen ? 'inline' : 'none' } } : {}) }))
  }
  // The server prints a link that leads nowhere.
  adoptAs(life, icon, { attributes: { role: 'button' } })
  listen(life, icon, 'click', (event) => {
    event.preventDefault()
    store.setState(({ isShown }) => ({ isShown: !isShown }))
  })
  pressByKey(life, icon)
}
