import type { Meta, StoryObj } from '@storybook/react-vite'
import checkoutStyles from '@tillkit/fixtures/styles/checkout-styles.css?inline'
import { addressFields } from '@tillkit/multistep-checkout'
import { expect, userEvent, waitFor } from 'storybook/test'
import { addressGlobals, addressHtml } from '../../packages/multistep-checkout/src/address-fields/address.fixtures.ts'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import themeStyles from '@tillkit/fixtures/styles/platform/woocommerce-checkout.css?inline'

interface AddressArgs {
  phoneRequired: boolean
  searchFrom: number
}

type Args = AddressArgs & PageArgs

const meta = {
  title: 'Multistep checkout/Address fields',
  tags: ['autodocs'],
  ...serverStory<AddressArgs>({
    unit: addressFields,
    styles: [checkoutStyles, themeStyles],
    print: ({ phoneRequired, searchFrom }) => ({
      html: `<form class="checkout woocommerce-checkout">${addressHtml('billing', { phoneRequired })}</form>`,
      globals: addressGlobals,
      config: { units: { 'address-fields': { searchFrom } } },
      pageClass: 'woocommerce-checkout',
    }),
    args: { phoneRequired: true, searchFrom: 20 },
    argTypes: {
      phoneRequired: { control: 'boolean', description: 'Whether the shop asks for a phone number', table: { category: 'Server' } },
      searchFrom: { control: 'number', description: 'From how many entries on a list opens with a search field', table: { category: 'Options' } },
    },
  }),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const get = <Found extends HTMLElement = HTMLInputElement>(root: HTMLElement, id: string) => root.querySelector<Found>(`#billing_${id}`)

/** Lives in a country: chooses it in the list. */
const living = (country: string, check: (root: HTMLElement) => Promise<void>) =>
  playing<Args>(async ({ canvasElement }) => {
    const list = get<HTMLSelectElement>(canvasElement, 'country')
    if (list) await userEvent.selectOptions(list, country)
    await check(canvasElement)
  })

/** As the server printed it, for a shopper in Britain: the county may be any text. */
export const AnyText: Story = {}

/** Ireland has counties to choose from, and calls its postcode an Eircode. */
export const ListOfStates: Story = {
  play: living('IE', async (root) => {
    await expect(get(root, 'state')?.tagName).toBe('SELECT')
    await expect(get(root, 'postcode_field')).toHaveTextContent('Eircode *')
  }),
}

/** France has none: the field is not there. */
export const NoStates: Story = {
  play: living('FR', async (root) => {
    await expect(get(root, 'state_field')).not.toBeVisible()
  }),
}

/** There are no postcodes in the Emirates: what is hidden is not asked for. */
export const HiddenPostcode: Story = {
  play: living('AE', async (root) => {
    await expect(get(root, 'postcode_field')).not.toBeVisible()
  }),
}

/** A Japanese address begins with its postcode. */
export const AnotherOrder: Story = {
  play: living('JP', async (root) => {
    const rows = [...root.querySelectorAll('.form-row')].map(({ id }) => id)
    await expect(rows.indexOf('billing_postcode_field')).toBeLessThan(rows.indexOf('billing_city_field'))
  }),
}

/** What was typed for a country is there again when that comes back. */
export const ThereAndBack: Story = {
  play: playing<Args>(async ({ canvasElement }) => {
    const list = get<HTMLSelectElement>(canvasElement, 'country')
    for (const country of list ? ['IE', 'FR', 'GB'] : []) if (list) await userEvent.selectOptions(list, country)
    await expect(get(canvasElement, 'state')).toHaveValue('Kent')
  }),
}

/** A list that is long for this shop opens with a search field. */
export const LongList: Story = {
  args: { searchFrom: 5 },
  play: playing<Args>(async ({ canvasElement }) => {
    const list = get<HTMLSelectElement>(canvasElement, 'country')
    if (!list) throw new Error('There is no list of countries.')
    await userEvent.hover(list)
    await waitFor(async () => {
      list.focus()
      await userEvent.keyboard(' ')
      await expect(document.querySelector('.tillkit-select-popup__field')).toHaveFocus()
    })
    await userEvent.keyboard('irel')
    await waitFor(() => expect(document.querySelector('[role=option][aria-selected=true]')).toHaveTextContent('Ireland'))
  }),
}
