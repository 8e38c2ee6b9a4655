import { cartPageHtml, CALCULATOR } from '@tillkit/fixtures'
import type { Scene } from '../support/playing.ts'
import { pageOf, type CartArgs } from './cart-html.ts'
import { cartStory, type CartStoryArgs } from './cart-story.ts'

/** The cart page, with all globals that the platform prints on it. */
export function cartPageStory(args: Partial<CartArgs> = {}) {
  return cartStory(
    {
      html: (all) => `<h1 class="page-title">Basket</h1>${cartPageHtml(pageOf(all))}`,
      globals: { addToCart: { is_cart: '1' }, cart: true, woocommerce: true, countries: CALCULATOR.states },
      pageClass: 'woocommerce-cart',
    },
    args,
  )
}

/** Types a quantity into a line's field. */
export async function typeQuantity({ canvas, userEvent }: Scene<CartStoryArgs>, quantity: string, line = 0): Promise<void> {
  const field = canvas.getAllByRole('spinbutton')[line] as HTMLInputElement
  await userEvent.clear(field)
  await userEvent.type(field, quantity)
}

/** Clicks the button with this name. */
export async function press({ canvas, userEvent }: Scene<CartStoryArgs>, name: string | RegExp): Promise<void> {
  await userEvent.click(canvas.getAllByRole('button', { name })[0] as HTMLElement)
}
