import { expect, waitFor } from 'storybook/test'
import { atRest } from '../support/part-story.tsx'
import { playing, type Scene } from '../support/playing.ts'
import type { Stage } from '../support/stage.ts'

/** A play function that ends when what it set in motion has come to rest: colours are checked as they stay. */
export function acting<Args>(act: (scene: Scene<Args>, page: Stage) => Promise<void>) {
  return playing<Args>(async (scene, page) => {
    await act(scene, page)
    await atRest()
  })
}

/** What a play function of a form works with. */
type FormScene = Pick<Scene<unknown>, 'canvas' | 'canvasElement' | 'userEvent'>

/** The first element that a selector finds. */
export function find<Kind extends Element = HTMLElement>({ canvasElement }: Pick<FormScene, 'canvasElement'>, selector: string): Kind {
  const element = canvasElement.querySelector<Kind>(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}

/** Fills in fields of the first contact form by their ids. Boxes and radios are picked by what they say. */
export async function fill(scene: FormScene, values: Readonly<Record<string, string>>): Promise<void> {
  const { userEvent } = scene
  for (const [id, value] of Object.entries(values)) {
    const shell = find(scene, `[data-id="${id}"]`)
    const select = shell.querySelector('select')
    const option = [...shell.querySelectorAll<HTMLElement>('.et_pb_contact_field_options_list label')].find(({ textContent }) => textContent?.startsWith(value))
    if (select) await userEvent.selectOptions(select, value)
    else if (option) await userEvent.click(option)
    else await userEvent.type(find({ canvasElement: shell }, '.input'), value)
  }
}

/** What the usual letter needs. */
export const LETTER = { sender: 'Ann', reply: 'ann@example.test', machine: 'Printer', terms: 'I have read', letter_text: 'The paper jams.' }

/** Sends the first contact form, with an answer to its sum. */
export async function send(scene: FormScene, sum = '15'): Promise<void> {
  const field = scene.canvasElement.querySelector('.et_pb_contact_captcha')
  if (field) await scene.userEvent.type(field, sum)
  await scene.userEvent.click(find(scene, '.et_pb_contact_submit'))
}

/** Where the first contact form says what became of it. */
export const messages = (scene: FormScene) => find(scene, '.et-pb-contact-message')

/** Fills in an opt-in, by the names of its fields. The first touch brings its code. */
export async function fillOptIn(scene: FormScene, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await scene.userEvent.type(find(scene, `[name="et_pb_signup_${name}"]`), value)
}

/** Presses an opt-in's button until that is answered: no story has the script tag that holds the first press for code that is on its way. */
export async function subscribe(scene: FormScene, isAnswered: () => boolean): Promise<void> {
  await waitFor(async () => {
    if (isAnswered()) return
    await scene.userEvent.click(find(scene, '.et_pb_newsletter_button'))
    await expect(isAnswered()).toBe(true)
  })
}

/** Plays something on a device whose line is cut, which is back when the second part is played. */
export async function offline(cut: () => Promise<void>, back: () => Promise<void>): Promise<void> {
  const line = (isThere: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isThere })
  try {
    line(false)
    await cut()
    line(true)
    window.dispatchEvent(new Event('online'))
    await back()
  } finally {
    Reflect.deleteProperty(navigator, 'onLine')
  }
}
