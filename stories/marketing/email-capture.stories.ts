import type { Meta, StoryObj } from '@storybook/react-vite'
import { accountNewsletterHtml, billingEmailHtml, capturedAnswer, marketingParams, newsletterHtml, smsConsentHtml } from '@tillkit/fixtures/marketing'
import { emailCapture } from '@tillkit/marketing'
import { expect, waitFor } from 'storybook/test'
import { PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What the server prints. */
interface CaptureArgs {
  place: 'checkout' | 'account'
  checked: boolean
}

const meta = {
  title: 'Marketing/E-mail capture',
  tags: ['autodocs'],
  ...serverStory<CaptureArgs>({
    unit: emailCapture,
    print: ({ place, checked }) => ({
      html: place === 'checkout'
        ? `<h1>Checkout</h1><form class="checkout">${billingEmailHtml()}${newsletterHtml({ checked })}${smsConsentHtml()}</form>`
        : `<h1>My account</h1><form>${accountNewsletterHtml(checked ? '1' : '0')}</form>`,
      globals: { mailchimp_public_data: marketingParams() },
      answers: { mailchimp_set_user_by_email: (form) => ({ body: capturedAnswer(form.get('email') ?? '') }) },
      pageClass: 'woocommerce-page',
    }),
    args: { place: 'checkout', checked: false },
    argTypes: {
      place: { control: 'inline-radio', options: ['checkout', 'account'], description: 'Where the newsletter is chosen' },
      checked: { control: 'boolean', description: 'Whether it is, as the server prints it' },
    },
  }),
} satisfies Meta<CaptureArgs & PageArgs>

export default meta

type Story = StoryObj<CaptureArgs & PageArgs>

/** Without the newsletter nothing is said of the ways to send it. */
export const Unticked: Story = {
  play: playing(async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Direct mail' })).toBeNull()
  }),
}

/** With its box the permissions show. */
export const Ticked: Story = {
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send me the counter news' }))
    await expect(canvas.getByRole('checkbox', { name: 'Direct mail' })).toBeVisible()
  }),
}

/** As it is printed for who has ticked it before. */
export const TickedBefore: Story = { name: 'Ticked before', args: { checked: true } }

/** The number for text messages shows with its box. */
export const TextMessages: Story = {
  name: 'Text messages',
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Text me with offers' }))
    await waitFor(() => expect(canvas.getByLabelText('Number for texts')).toBeVisible())
  }),
}

/** In the account permissions show with the choice to be subscribed. */
export const Account: Story = {
  args: { place: 'account', checked: true },
  play: playing(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Send me nothing' }))
    await expect(canvas.queryByRole('checkbox', { name: 'Email' })).toBeNull()
  }),
}

export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl', checked: true } }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE, args: { checked: true } }
