import type { Meta, StoryObj } from '@storybook/react-vite'
import { noticeHtml } from '@tillkit/fixtures'
import { expect, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { atRest, openBy, placeOrder, press, type CheckoutScene } from './acting.ts'
import { checkoutStory, ONE_PAGE, type CheckoutStoryArgs } from './checkout-story.ts'

const meta = {
  title: 'Multistep checkout/Checkout/The form',
  tags: ['autodocs'],
  ...checkoutStory(ONE_PAGE),
} satisfies Meta<CheckoutStoryArgs>

export default meta

type Story = StoryObj<CheckoutStoryArgs>

const nextTo = (scene: CheckoutScene, name: string) => scene.canvas.getByRole('textbox', { name })

/** A guest who has filled everything in: the totals have come, and the order can be placed. */
export const Guest: Story = {
  play: playing(async (scene) => {
    await atRest(scene)
    await expect(scene.canvas.getByRole('link', { name: 'Click here to login' })).toBeVisible()
    await expect(scene.canvas.getByRole('button', { name: 'Place order' })).toBeEnabled()
  }),
}

/** A customer is not asked to log in, nor to make an account. */
export const SignedIn: Story = {
  args: { signedIn: true },
  play: playing(async (scene) => {
    await atRest(scene)
    await expect(scene.canvas.queryByRole('link', { name: 'Click here to login' })).toBeNull()
    await expect(scene.canvas.queryByRole('checkbox', { name: 'Create an account?' })).toBeNull()
  }),
}

/** A form in which nothing but the country is known yet. */
export const Empty: Story = {
  args: { filled: false },
  play: playing(async (scene) => {
    await atRest(scene)
    await expect(nextTo(scene, 'First name')).toHaveValue('')
    await expect(scene.canvasElement.querySelector('.woocommerce-invalid')).toBeNull()
  }),
}

/** A shop that wants an account of everybody asks for its password. */
export const AccountRequired: Story = {
  args: { guests: false },
  play: playing(async (scene) => {
    await atRest(scene)
    await expect(scene.canvas.getByLabelText(/Create account password/)).toBeVisible()
  }),
}

/** The form of those who have an account, which its link opens. */
export const LoginOpen: Story = {
  play: playing(async (scene) => {
    await openBy(scene, () => scene.canvas.getByRole('link', { name: 'Click here to login' }))
    await waitFor(() => expect(scene.canvas.getByRole('button', { name: 'Login' })).toBeVisible())
  }),
}

/** The terms open in the page. */
export const TermsOpen: Story = {
  play: playing(async (scene) => {
    await atRest(scene)
    await openBy(scene, () => scene.canvas.getByRole('link', { name: 'terms and conditions' }))
    await waitFor(() => expect(scene.canvas.getByText('Rolls are sold by the box.')).toBeVisible())
  }),
}

/** Another address for the goods, with the country's own fields. */
export const ShippedElsewhere: Story = {
  play: playing(async (scene) => {
    await atRest(scene)
    await press(scene, () => scene.canvas.getByRole('checkbox', { name: 'Ship to a different address?' }))
    await waitFor(() => expect(scene.canvasElement.querySelector('#shipping_address_1')).toBeVisible())
    await atRest(scene)
  }),
}

/** Another country has other fields, other shipping methods and another total. */
export const AnotherCountry: Story = {
  args: { filled: true },
  play: playing(async (scene) => {
    await atRest(scene)
    await scene.userEvent.selectOptions(scene.canvas.getByRole('combobox', { name: 'Country / Region' }), 'FR')
    await waitFor(() => expect(scene.canvasElement.querySelector('.shipping')).toHaveTextContent('Courier: £14.50'))
  }),
}

/** Nothing is sent to some places: the shop says so where its shipping methods would stand. */
export const NothingIsSentThere: Story = {
  args: { country: 'US' },
  play: playing(async (scene) => {
    await atRest(scene)
    await expect(scene.canvas.getByText(/no shipping options available/)).toBeVisible()
  }),
}

async function refuse(scene: CheckoutScene): Promise<void> {
  await placeOrder(scene)
  const link = await scene.canvas.findByRole('link', { name: /First name is a required field/ })
  await expect(link.closest('[role="alert"]')).toContainElement(document.activeElement as HTMLElement)
  await expect(nextTo(scene, 'First name')).toHaveAccessibleDescription(/First name is a required field/)
  await expect(nextTo(scene, 'First name')).toBeInvalid()
}

/** Errors stand above the form, each a link to its field, and below the field, which is described by it. */
export const Refused: Story = {
  args: { filled: false },
  play: playing(refuse),
}

/** An error of the summary leads to its field. */
export const RefusedAndFollowed: Story = {
  args: { filled: false },
  play: playing(async (scene) => {
    await refuse(scene)
    await press(scene, () => scene.canvas.getByRole('link', { name: /Postcode is a required field/ }))
    await expect(nextTo(scene, 'Postcode')).toHaveFocus()
  }),
}

/** What is mended is not wrong any more; the rest still is. */
export const Mended: Story = {
  args: { filled: false },
  play: playing(async (scene) => {
    await refuse(scene)
    await scene.userEvent.type(nextTo(scene, 'First name'), 'Ann')
    await expect(nextTo(scene, 'First name')).not.toHaveAccessibleDescription()
    await expect(nextTo(scene, 'Last name')).toHaveAccessibleDescription(/Last name is a required field/)
  }),
}

/** The terms were not accepted: the box is the wrong field. */
export const TermsNotAccepted: Story = {
  play: playing(async (scene) => {
    await placeOrder(scene)
    await waitFor(() => expect(scene.canvas.getByRole('checkbox', { name: /I have read and agree/ })).toHaveAccessibleDescription(/Please read and accept/))
  }),
}

/** Block themes print notices of another family. */
export const RefusedInABlockTheme: Story = {
  args: { filled: false, family: 'blocks', notices: noticeHtml('info', ['Free delivery over £60.'], 'blocks') },
  play: playing(refuse),
}

export const RightToLeft: Story = { name: 'Right to left', args: { dir: 'rtl' }, play: playing(atRest) }

export const RefusedRightToLeft: Story = { name: 'Refused, right to left', args: { dir: 'rtl', filled: false }, play: playing(refuse) }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE, play: playing(atRest) }

export const RefusedOnAPhone: Story = { name: 'Refused, on a phone', ...PHONE, args: { filled: false }, play: playing(refuse) }

export const RefusedInForcedColours: Story = { name: 'Refused, in forced colours', ...FORCED_COLOURS, args: { filled: false }, play: playing(refuse) }

/** A long order with long lists. */
export const LongOrder: Story = { args: { lines: 40, everyCountry: true }, play: playing(atRest) }
