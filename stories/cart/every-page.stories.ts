import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { cartStory, type CartStoryArgs } from './cart-story.ts'

/** A page of the shop with this in its main part. */
function anyPage(html: string) {
  return cartStory({ html: () => html, globals: { woocommerce: true }, pageClass: 'woocommerce-page' }, { lines: [] })
}

const LOGIN = `<h1 class="page-title">My account</h1><form class="woocommerce-form woocommerce-form-login login" method="post">
<p class="form-row"><label for="username">Email address</label><input type="text" class="woocommerce-Input input-text" name="username" id="username" autocomplete="username"></p>
<p class="form-row"><label for="password">Password</label><input class="woocommerce-Input input-text" type="password" name="password" id="password" autocomplete="current-password"></p>
<p><button type="submit" class="button" name="login" value="Log in">Log in</button></p></form>`
const ADDRESS = `<h1 class="page-title">Billing address</h1><form class="woocommerce-address-fields"><p class="form-row"><label for="billing_phone">Phone</label>
<span class="woocommerce-input-wrapper"><input type="tel" class="input-text" name="billing_phone" id="billing_phone" aria-describedby="billing_phone-description"><span class="description" id="billing_phone-description" aria-hidden="true" style="display:none">Only for the driver, on the day of delivery.</span></span></p></form>`
const SORTING = `<h1 class="page-title">Till rolls</h1><p class="woocommerce-result-count" role="alert" aria-relevant="all">Showing all 12 results</p>
<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Shop order"><option value="menu_order" selected>Default sorting</option><option value="price">Sort by price: low to high</option></select><input type="hidden" name="paged" value="1"></form>`

const meta = {
  title: 'Cart/Every page',
  ...anyPage(LOGIN),
} satisfies Meta<CartStoryArgs>

export default meta

type Story = StoryObj<CartStoryArgs>

/** A password has a button that shows it. */
export const Password: Story = {
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'till-roll')
    await canvas.findByRole('button', { name: 'Show password' })
  }),
}

export const PasswordShown: Story = {
  play: playing(async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'till-roll')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  }),
}

/** A field's hint shows while somebody is there. */
export const FieldHint: Story = {
  ...anyPage(ADDRESS),
  play: playing(async ({ canvas, userEvent }) => {
    const hint = canvas.getByText(/Only for the driver/)
    await expect(hint).not.toBeVisible()
    await userEvent.click(canvas.getByLabelText('Phone'))
    await waitFor(() => expect(hint).toBeVisible())
  }),
}

/** Another order is sent with the form, once, as if by its button. */
export const Sorting: Story = {
  ...anyPage(SORTING),
  play: playing(async ({ canvas, userEvent }) => {
    const orders: string[] = []
    const hear = (event: SubmitEvent) => void orders.push(String(new FormData(event.target as HTMLFormElement).get('orderby')))
    window.addEventListener('submit', hear)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shop order' }), 'price')
    window.removeEventListener('submit', hear)
    await expect(orders).toEqual(['price'])
  }),
}
