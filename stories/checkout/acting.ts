import { expect, waitFor } from 'storybook/test'
import type { Scene } from '../support/playing.ts'
import { haveTotalsCome, type CheckoutStoryArgs } from './checkout-story.ts'

/** What a play function of a checkout works with. */
export type CheckoutScene = Scene<CheckoutStoryArgs>

/** The totals that the page asks for as it opens have come, or were given up: what is done now stays. */
export async function atRest({ canvasElement }: CheckoutScene): Promise<void> {
  if (canvasElement.querySelector('form.checkout')) await waitFor(() => expect(haveTotalsCome()).toBe(true))
  await waitFor(() => expect(canvasElement.querySelector('.tillkit-checkout-covered')).toBeNull())
}

/**
 * Presses until that is answered: what comes with the first touch is held by the script tag on a shop's page, which no story has, and
 * what is covered for a moment cannot be pressed.
 * @param find called for each press: an answer may have brought another element
 */
export async function press({ userEvent }: CheckoutScene, find: () => Element, isAnswered: () => boolean = () => true): Promise<void> {
  let isPressed = false
  await waitFor(async () => {
    if (isPressed && isAnswered()) return
    isPressed = false
    await userEvent.click(find())
    isPressed = true
    await expect(isAnswered()).toBe(true)
  })
}

/** Presses what opens something on the page. */
export function openBy(scene: CheckoutScene, find: () => Element): Promise<void> {
  return press(scene, find, () => find().getAttribute('aria-expanded') === 'true')
}

/** Presses the order's button, whatever it says. */
export async function placeOrder(scene: CheckoutScene): Promise<void> {
  await atRest(scene)
  await press(scene, () => found(scene, '#place_order'))
}

/** Tries a coupon's code: opens its form where that is closed. */
export async function tryCode(scene: CheckoutScene, code: string): Promise<void> {
  await atRest(scene)
  const { canvas, userEvent } = scene
  const field = found(scene, '[name="coupon_code"]')
  if (field.getClientRects().length === 0) await openBy(scene, () => found(scene, '.showcoupon'))
  await waitFor(() => expect(field).toBeVisible())
  await userEvent.type(field, code)
  await press(scene, () => canvas.getByRole('button', { name: 'Apply coupon' }))
}

function found({ canvasElement }: CheckoutScene, selector: string): Element {
  const element = canvasElement.querySelector(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}
