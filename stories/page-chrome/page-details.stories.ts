import type { Meta, StoryObj } from '@storybook/react-vite'
import { storeNotice } from '@tillkit/storefront'
import { cartGlobals } from '@tillkit/fixtures'
import { commentsHtml, menuEntriesHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FORCED_COLOURS, PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import type { PageArgs } from '../support/server-story.tsx'
import { WITHIN, scrollDown, shows, the } from './acting.ts'
import { chromeStory, sectionsHtml } from './page-chrome-story.ts'

interface Args {
  kind: 'notice' | 'video' | 'comments'
}

/** A player of another host, whose page is given here: nobody has to be asked for it. */
const VIDEO = '<iframe title="How our rolls are made" width="560" height="315" src="https://www.youtube.com/embed/rolls" srcdoc=\'<body style="margin:0;display:grid;place-content:center;background:#16181d;color:white;font:20px sans-serif">A video\'></iframe>'

const PRINTED: Readonly<Record<Args['kind'], string>> = {
  notice: sectionsHtml(2, 700),
  video: `<div class="et_pb_section" style="padding: 48px 10%"><h1>How our rolls are made</h1>${VIDEO}</div>`,
  comments: `<div class="et_pb_section" style="padding: 48px 10%">${commentsHtml()}</div>`,
}

/** Where the story keeps that its notice was dismissed. */
const DISMISSED = 'store_noticechrome'

const NOTICE = '<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store" data-notice-id="chrome" style="display: none; position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 9999; margin: 0; padding: 16px; background: #23262e; color: #fff; text-align: center">We are closed on the first of May. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link" style="display: inline-block; padding: 4px; color: inherit">Dismiss</a></p>'

const meta = {
  title: 'Storefront/Notice, videos and comments',
  tags: ['autodocs'],
  ...chromeStory<Args>({
    besides: [storeNotice],
    globals: cartGlobals({ woocommerce: true }),
    print: ({ kind }) => themePageHtml({ menu: menuEntriesHtml(), content: PRINTED[kind] }) + (kind === 'notice' ? NOTICE : ''),
    bodyClass: () => 'et_show_nav et_header_style_left',
    args: { kind: 'notice' },
    argTypes: { kind: { control: 'inline-radio', options: ['notice', 'video', 'comments'], description: 'What the page has' } },
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

const atTheEnd = playing<Args & PageArgs>(async ({ canvasElement }) => {
  await waitFor(() => expect(parseFloat(the(canvasElement, '#footer-bottom').style.marginBottom)).toBeGreaterThan(20), WITHIN)
  scrollDown(99_999)
})

/** Nobody has dismissed the notice, whoever has looked at the story before. */
const forget = () => void (document.cookie = `${DISMISSED}=; path=/; max-age=0`)

const dismissed = playing<Args & PageArgs>(async ({ canvasElement }) => {
  const room = () => parseFloat(the(canvasElement, '#footer-bottom').style.marginBottom || '0')
  await waitFor(() => expect(room()).toBeGreaterThan(20), WITHIN)
  scrollDown(99_999)
  await userEvent.click(the(canvasElement, '.woocommerce-store-notice__dismiss-link'))
  await waitFor(() => expect(the(canvasElement, '.demo_store')).not.toBeVisible(), WITHIN)
  await waitFor(() => expect(room()).toBe(0), WITHIN)
  forget()
})

const isWide = playing<Args & PageArgs>(async ({ canvasElement }) => {
  const frame = the(canvasElement, 'iframe')
  await waitFor(() => expect(frame.clientWidth).toBeGreaterThan(frame.parentElement ? frame.parentElement.clientWidth * 0.7 : 0), WITHIN)
})

const answerable = playing<Args & PageArgs>(async ({ canvasElement }) => {
  await shows(canvasElement, '.comment-reply-link.et_pb_button')
  await waitFor(() => expect(the(canvasElement, '#author').getAttribute('placeholder')).toBe('Name *'), WITHIN)
  await expect(the(canvasElement, 'label[for="author"]').getBoundingClientRect().width).toBe(1)
})

/** The shop's notice leaves the page's last line free. */
export const Notice: Story = { play: atTheEnd }
export const NoticeOnAPhone: Story = { name: 'Notice, on a phone', ...PHONE, play: atTheEnd }

export const NoticeRightToLeft: Story = { name: 'Notice, right to left', args: { lang: 'ar', dir: 'rtl' }, play: atTheEnd }

/** Dismissed: the room that was left for it is the page's again. */
export const NoticeDismissed: Story = { name: 'Notice, dismissed', play: dismissed }
export const NoticeDismissedOnAPhone: Story = { name: 'Notice, dismissed, on a phone', ...PHONE, play: dismissed }

/** A video is as wide as its place, and as high as it is meant to be. */
export const Video: Story = { args: { kind: 'video' }, play: isWide }
export const VideoOnAPhone: Story = { name: 'Video, on a phone', ...PHONE, args: { kind: 'video' }, play: isWide }
export const VideoRightToLeft: Story = { name: 'Video, right to left', args: { kind: 'video', lang: 'ar', dir: 'rtl' }, play: isWide }

/** The link that answers a comment looks like a button, and fields say by their placeholder what their label tells screen readers. */
export const Comments: Story = { args: { kind: 'comments' }, play: answerable }
export const CommentsOnAPhone: Story = { name: 'Comments, on a phone', ...PHONE, args: { kind: 'comments' }, play: answerable }
export const CommentsRightToLeft: Story = { name: 'Comments, right to left', args: { kind: 'comments', lang: 'ar', dir: 'rtl' }, play: answerable }
export const CommentsInForcedColours: Story = { name: 'Comments, in forced colours', ...FORCED_COLOURS, args: { kind: 'comments' }, play: answerable }
