import type { Meta, StoryObj } from '@storybook/react-vite'
import { columnHtml, gutterRowHtml, menuModuleHtml, rowHtml, sectionHtml, specialtySectionHtml } from '@tillkit/fixtures/page-builder'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'
import { PHONE } from '../support/part-story.tsx'

interface Args {
  kind: 'quarters' | 'mixed' | 'menu' | 'specialty' | 'gutters'
}

const column = (type: '1_2' | '1_4') => columnHtml(type, `<p>${type.replace('_', ' of ')}</p>`)

/** What each kind prints, with its sections. */
const KINDS: Readonly<Record<Args['kind'], () => string>> = {
  quarters: () => sectionHtml(rowHtml(...Array.from({ length: 4 }, () => column('1_4')))),
  mixed: () => sectionHtml(rowHtml(column('1_4'), column('1_2'), column('1_4'))),
  menu: () => sectionHtml(rowHtml(columnHtml('4_4', menuModuleHtml()))),
  specialty: () => specialtySectionHtml('<p>Beside rows</p>'),
  gutters: () => sectionHtml(gutterRowHtml(3, 1, column('1_2') + column('1_2'))),
}

const meta = {
  title: 'Page builder/Rows',
  tags: ['autodocs'],
  ...moduleStory<Args>({
    isWhole: true,
    print: ({ kind }) => KINDS[kind](),
    args: { kind: 'quarters' },
    argTypes: { kind: { control: 'select', options: Object.keys(KINDS), description: 'What stands in the row' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** Four quarters: the row has a class for them. */
export const Quarters: Story = {
  play: playing(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.et_pb_row')).toHaveClass('et_pb_row_4col'))
  }),
}

/** Quarters beside a half. */
export const Mixed: Story = {
  args: { kind: 'mixed' },
  play: playing(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.et_pb_row')).toHaveClass('et_pb_row_1-4_1-2_1-4'))
  }),
}

/** A row with a menu lies over those that follow. */
export const WithAMenu: Story = { args: { kind: 'menu' } }

/** A column beside one that holds rows. */
export const Specialty: Story = { args: { kind: 'specialty' } }

/** Gutters that change under the pointer. */
export const Gutters: Story = {
  args: { kind: 'gutters' },
  play: playing(async ({ canvasElement, userEvent }) => {
    const row = canvasElement.querySelector('.et_pb_row')
    await userEvent.hover(row as Element)
    await waitFor(() => expect(row).toHaveClass('et_pb_gutters1'))
  }),
}

/** On a phone. */
export const Phone: Story = { ...PHONE }
