import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner, Button } from '@tillkit/ui'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import {
  atRest, BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, REDUCED_MOTION, type PartPageArgs,
} from '../support/part-story.tsx'
import { ConsentPreferences } from './consent-preferences.tsx'
import { ShopPage } from './shop-page.tsx'

interface Args extends PartPageArgs {
  title: string
  hidesTitle: boolean
  words: string
  position: 'bottom' | 'top'
  actions: string[]
  isDismissible: boolean
  onDismiss: () => void
}

/** A banner on a shop's page, until it is dismissed. */
function Shown({ words, actions, isDismissible, dir, onDismiss, ...banner }: Args) {
  const [isThere, setThere] = useState(true)
  useEffect(() => setThere(true), [isDismissible])
  const dismiss = () => {
    onDismiss()
    setThere(false)
  }
  return (
    <PartPage dir={dir}>
      <ShopPage />
      {isThere && (
        <Banner
          {...banner}
          actions={actions.length > 0 && actions.map((label) => <Button key={label}>{label}</Button>)}
          onDismiss={isDismissible ? dismiss : undefined}
          labels={{ dismiss: 'Dismiss' }}
          focusNext={() => document.querySelector<HTMLElement>('main a')}
        >
          {words && <p>{words}</p>}
        </Banner>
      )}
    </PartPage>
  )
}

const consent = {
  title: 'Cookies in this shop',
  words: 'Some are needed for the basket and the checkout. With others we count visits and show what may interest you, if you let us.',
  actions: ['Reject all', 'Accept all', 'Choose'],
}

const meta = {
  title: 'Kit/Banner',
  tags: ['part', 'autodocs'],
  parameters: partDocs(
    'Something for the whole shop, at an edge of the window and in the top layer. It is no dialog: the page behind it stays usable, and what the keyboard comes to is scrolled out from under it.',
    520,
  ),
  args: { ...consent, hidesTitle: false, position: 'bottom', isDismissible: false, dir: 'ltr', onDismiss: fn() },
  argTypes: {
    title: { control: 'text', description: 'The name of the region, and its first line' },
    hidesTitle: { control: 'boolean', description: 'The title is for screen readers alone. Default false' },
    words: { control: 'text', description: 'What it holds' },
    position: { control: 'inline-radio', options: ['bottom', 'top'], description: 'The edge of the window. Default `bottom`' },
    actions: { control: 'object', description: 'Buttons after its words; here by their names' },
    isDismissible: { control: 'boolean', description: '`onDismiss` and `labels.dismiss`: a cross in its corner' },
    onDismiss: { table: { disable: true } },
    ...NO_LANGUAGE,
  } as object,
  render: (args) => <Shown {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('region', { name: args.title })).toBeVisible())
    await atRest()
  },
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

/** What a shop asks for consent with: no button stands out, and "Choose" opens the dialog of preferences. */
export const Consent: Story = {
  name: 'Asking for consent',
  render: ({ dir, title, words, position }) => (
    <PartPage dir={dir}>
      <ShopPage />
      <ConsentPreferences>
        {(choose) => (
          <Banner
            title={title}
            position={position}
            actions={
              <>
                <Button>Reject all</Button>
                <Button>Accept all</Button>
                <Button look="plain" onClick={choose}>
                  Choose
                </Button>
              </>
            }
          >
            <p>{words}</p>
          </Banner>
        )}
      </ConsentPreferences>
    </PartPage>
  ),
}

export const ConsentPreferencesOpen: Story = {
  ...Consent,
  name: 'Asking for consent: the dialog of preferences',
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Choose' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Choose cookies' })).toBeVisible())
    await atRest()
  },
}

const delivery = { title: 'Free delivery', hidesTitle: true, words: 'Free delivery on all orders until Sunday.', actions: [], position: 'top', isDismissible: true } as const

export const AtTheTop: Story = {
  name: 'At the top, with a cross',
  args: { ...delivery, actions: [] },
}

export const Dismissed: Story = {
  args: { ...delivery, actions: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    await expect(screen.queryByRole('region', { name: args.title })).toBeNull()
    await expect(document.querySelector('main a')).toHaveFocus()
  },
}

export const OnAPhone: Story = { name: 'On a phone', ...PHONE }

export const AtTheTopOnAPhone: Story = { name: 'At the top, on a phone', args: AtTheTop.args ?? {}, ...PHONE }

export const LongWords: Story = {
  name: 'Long words, on a phone',
  ...PHONE,
  args: {
    title: 'Datenschutzgrundverordnungskonforme Einwilligungsverwaltung',
    words: `${consent.words} `.repeat(4),
    actions: ['Alle ablehnen und ohne Personalisierung weiter', 'Alle annehmen', 'Einstellungen'],
    isDismissible: true,
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { dir: 'rtl', title: 'ملفات تعريف الارتباط', words: 'بعضها ضروري لسلة التسوق والدفع.', actions: ['رفض الكل', 'قبول الكل'], isDismissible: true },
}

export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...BARE }

export const ReducedMotion: Story = { name: 'Reduced motion', ...REDUCED_MOTION }

export const ForcedColours: Story = { name: 'Forced colours', args: { isDismissible: true }, ...FORCED_COLOURS }
