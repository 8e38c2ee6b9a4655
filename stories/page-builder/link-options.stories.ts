import type { Meta, StoryObj } from '@storybook/react-vite'
import { clickableHtml, linkOptions } from '@tillkit/fixtures/page-builder'
import { expect } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface LinkArgs {
  /** Where the module leads to. */
  url: string
  isNewWindow: boolean
  hasInnerLink: boolean
}

const INNER = '<h4>Card</h4><p>Holds a <a href="#inner">link of its own</a></p>'

const meta = {
  title: 'Page builder/Link options',
  tags: ['autodocs'],
  ...moduleStory<LinkArgs>({
    print: ({ hasInnerLink }) => `${clickableHtml('et_pb_text_0', hasInnerLink ? INNER : '<p>The whole module leads to the prices</p>')}<div style="height: 120vh"></div><h2 id="pricing">Prices</h2>`,
    args: { url: '#pricing', isNewWindow: false, hasInnerLink: false },
    argTypes: {
      url: { control: 'text', description: 'Where the module leads to' },
      isNewWindow: { control: 'boolean', description: 'Whether in a window of its own' },
      hasInnerLink: { control: 'boolean', description: 'Whether it holds a link: then it has one of its own for the keyboard' },
    },
    globals: ({ url, isNewWindow }) => linkOptions({ class: 'et_pb_text_0', url, target: isNewWindow ? '_blank' : '_self' }),
  }),
} satisfies Meta<LinkArgs & PageArgs>

export default meta

type Story = StoryObj<LinkArgs & PageArgs>

/** The module is a link, for the keyboard too. */
export const WholeModule: Story = {
  play: playing(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The whole module leads to the prices' })).toHaveAttribute('tabindex', '0')
  }),
}

/** A link for the keyboard, which shows with the focus; the one within stays by itself. */
export const AroundALink: Story = {
  args: { hasInnerLink: true },
  play: playing(async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Card', 'link of its own'])
  }),
}
