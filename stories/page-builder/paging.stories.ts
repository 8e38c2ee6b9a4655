import type { Meta, StoryObj } from '@storybook/react-vite'
import { pagedPostsHtml, type PagedPosts } from '@tillkit/fixtures/page-builder'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { moduleStory } from './page-builder-story.ts'

interface Args {
  kind: NonNullable<PagedPosts['kind']>
}

const PATH = '/magazine/'

/** The shop's answers for pages of each kind. */
const story = (kind: Args['kind'], network: 'fine' | 'broken' | 'never' = 'fine') => moduleStory<Args>({
  print: ({ kind: its }) => pagedPostsHtml({ id: 'notes', kind: its, path: PATH }),
  args: { kind },
  argTypes: { kind: { control: 'inline-radio', options: ['blog', 'blog-grid', 'portfolio'], description: 'What the posts stand in' } },
  answers: Object.fromEntries([2, 3].map((page) => [
    `${PATH}page/${page}/`,
    () => (network === 'fine' ? { body: pagedPostsHtml({ id: 'notes', kind, page, path: PATH }) } : network),
  ])),
})

const meta = { title: 'Page builder/Pages of posts', tags: ['autodocs'], ...story('blog') } satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** The page that the server printed. */
export const FirstPage: Story = {}

/** The next page came in its place. */
export const SecondPage: Story = {
  play: playing(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Older/ }))
    await expect(await canvas.findByText('Note 4 from the counter')).toBeVisible()
    await expect(canvas.queryByText('Note 1 from the counter')).toBeNull()
  }),
}

/** The shop has not answered yet. */
export const Loading: Story = {
  ...story('blog', 'never'),
  play: playing(async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Older/ }))
    await expect(canvasElement.querySelector('.et_pb_ajax_pagination_container')).toHaveAttribute('aria-busy', 'true')
  }),
}

const isReported = playing<Args & PageArgs>(async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('link', { name: /Older/ }))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded. Open it by itself')
  await waitFor(() => expect(canvasElement.querySelector('.et_pb_ajax_pagination_container')).not.toHaveAttribute('aria-busy'))
  await expect(canvas.getByText('Note 1 from the counter')).toBeVisible()
})

/** The network is gone: the posts are there as before, and a line below them says so, with the plain link to the page. */
export const Failed: Story = { ...story('blog', 'broken'), play: isReported }

/** On a phone. */
export const FailedOnAPhone: Story = { name: 'Failed, on a phone', ...Failed, ...PHONE }

/** The line stands below the posts also right to left. */
export const FailedRightToLeft: Story = { name: 'Failed, right to left', ...Failed, args: { kind: 'blog', lang: 'ar', dir: 'rtl' } }

/** Where colours are forced, its link is told from its words. */
export const FailedInForcedColours: Story = { name: 'Failed, in forced colours', ...Failed, ...FORCED_COLOURS }

/** Projects in a grid. */
export const Projects: Story = { ...story('portfolio') }
