import { type Host, adopt, adoptAs, live } from '@tillkit/mount'
import { type Life, listen } from '@tillkit/dom'
import { readGlobal, readText } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import type { messages } from './messages.ts'
import { anatomy, PARAMS, passwordClasses, passwordWords } from './anatomy.ts'

/** The page, with the unit's words. */
export type PageEventsHost = Host<null, undefined, typeof messages>

/** Gives each password a button that shows it. A form that is sent has it hidden again, so that browsers do not remember it as text. */
export function bindPasswordToggles(host: PageEventsHost): void {
  live(host, anatomy.password, (field, life) => {
    if (!(field instanceof HTMLInputElement) || field.parentElement?.querySelector(`.${passwordClasses.toggle}`)) return
    const wrapper = wrapperOf(life, field)
    if (wrapper) addToggle(life, { field, wrapper, words: wordsOf(host) })
  })
}

/** The span that themes style around field and button: the field's own, or one of ours. */
function wrapperOf(life: Life, field: HTMLInputElement): Element | undefined {
  const parent = field.parentElement
  if (parent?.localName === 'span') {
    adoptAs(life, parent, { classes: { [passwordClasses.wrapper]: true } })
    return parent
  }
  if (!field.classList.contains(passwordClasses.ownField)) return undefined
  const wrapper = document.createElement('span')
  wrapper.className = passwordClasses.wrapper
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
  const params = Object(readGlobal(PARAMS)) as Record<string, unknown>
  return {
    show: readText(params[passwordWords.show]) || host.t('showPassword'),
    hide: readText(params[passwordWords.hide]) || host.t('hidePassword'),
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
  button.className = passwordClasses.toggle
  if (field.id) button.setAttribute('aria-describedby', field.id)
  adopt(life, button, store, ({ isShown }) => ({
    classes: { [passwordClasses.shown]: isShown },
    attributes: { 'aria-label': isShown ? words.hide : words.show },
  }))
  adopt(life, field, store, ({ isShown }) => ({ attributes: { type: isShown ? 'text' : 'password' } }))
  wrapper.append(button)
  life.onEnd(() => button.remove())
  listen(life, button, 'click', () => {
    store.setState(({ isShown }) => ({ isShown: !isShown }))
    field.focus({ preventScroll: true })
  })
  // At the document: a form may be one that throws whatever it is asked.
  listen(life, document, 'submit', ({ target }) => target === field.form && store.setState({ isShown: false }), { capture: true })
}
