import { type Life, listen } from '@tillkit/dom'
import { adopt, adoptAs, live } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { anatomy } from './anatomy.ts'
import type { PageEventsHost } from './context.ts'
import { classes } from './rare-parts.anatomy.ts'

/** Gives each password a button that shows it. A form that is sent has it hidden again, so that browsers do not remember it as text. */
export function start(host: PageEventsHost): void {
  live(host, anatomy.password, (field, life) => {
    if (!(field instanceof HTMLInputElement) || field.parentElement?.querySelector(`.${classes.passwordToggle}`)) return
    const wrapper = wrapperOf(life, field)
    if (wrapper) addToggle(life, { field, wrapper, words: wordsOf(host) })
  })
}

/** The span that themes style around field and button: the field's own, or one of ours. */
function wrapperOf(life: Life, field: HTMLInputElement): Element | undefined {
  const parent = field.parentElement
  if (parent?.localName === 'span') {
    adoptAs(life, parent, { classes: { [classes.passwordWrapper]: true } })
    return parent
  }
  if (!field.classList.contains(classes.ownPassword)) return undefined
  const wrapper = document.createElement('span')
  wrapper.className = classes.passwordWrapper
  moveInto(wrapper, field)
  life.onEnd(() => {
    if (field.parentNode === wrapper) keepFocus(field, () => wrapper.replaceWith(field))
    else wrapper.remove()
  })
  return wrapper
}

function moveInto(wrapper: Element, field: HTMLElement): void {
  keepFocus(field, () => {
    field.before(wrapper)
    wrapper.append(field)
  })
}

/** Who is typing goes on typing: a field that is moved loses the focus. */
function keepFocus(field: HTMLElement, move: () => void): void {
  const hadFocus = document.activeElement === field
  move()
  if (hadFocus) field.focus({ preventScroll: true })
}

interface Words {
  readonly show: string
  readonly hide: string
}

function wordsOf(host: PageEventsHost): Words {
  const { i18n_password_show: show, i18n_password_hide: hide } = Object(readGlobal('woocommerce_params')) as Record<string, unknown>
  return {
    show: typeof show === 'string' && show ? show : host.say('showPassword'),
    hide: typeof hide === 'string' && hide ? hide : host.say('hidePassword'),
  }
}

interface Toggle {
  readonly field: HTMLInputElement
  readonly wrapper: Element
  readonly words: Words
}

function addToggle(life: Life, { field, wrapper, words }: Toggle): void {
  const store = createStore(() => ({ isShown: false }))
  const button = document.createElement('button')
  button.type = 'button'
  button.className = classes.passwordToggle
  if (field.id) button.setAttribute('aria-describedby', field.id)
  adopt(life, button, store, ({ isShown }) => ({
    classes: { [classes.passwordShown]: isShown },
    attributes: { 'aria-label': isShown ? words.hide : words.show },
  }))
  adopt(life, field, store, ({ isShown }) => ({ attributes: { type: isShown ? 'text' : 'password' } }))
  wrapper.append(button)
  life.onEnd(() => button.remove())
  listen(life, button, 'click', () => {
    store.setState(({ isShown }) => ({ isShown: !isShown }))
    field.focus({ preventScroll: true })
  })
  if (field.form) listen(life, field.form, 'submit', () => store.setState({ isShown: false }))
}
