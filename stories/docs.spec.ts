import { afterAll, beforeAll, expect, it } from 'vitest'
import { readIndex } from './test/story-index.ts'
import { openEmpty, openStorybook, type Frame, type Storybook } from './test/story-pages.ts'

const index = readIndex()
const docs = index.filter(({ type }) => type === 'docs')

/** Without what the frames show: each story has a test of its own. */
let pages: Storybook
let storybook: Storybook
let frame: Frame
beforeAll(async () => {
  ;[pages, storybook] = await Promise.all([openStorybook({ emptyFrames: true }), openStorybook()])
  frame = await openEmpty(pages)
})
afterAll(() => Promise.all([pages.close(), storybook.close()]))

it.each(docs.map((page) => [page.title, page] as const))('the page "%s" opens, its links lead somewhere, and its frames show stories that there are', async (_title, { id }) => {
  const { page } = frame
  await page.evaluate(showDocs, id)
  await page.locator('#storybook-docs h1').first().waitFor()
  const targets = await page.locator('#storybook-docs .sbdocs-content a[href*="path=/docs/"]').evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.replace(/^.*path=\/docs\//, '').replace(/#.*$/, '')),
  )
  expect(targets.filter((target) => !docs.some((each) => each.id === target))).toEqual([])
  const shown = await page.locator('#storybook-docs iframe').evaluateAll((frames) =>
    frames.map((each) => new URL((each as HTMLIFrameElement).src, location.href).searchParams.get('id')),
  )
  expect(shown.filter((story) => !index.some((each) => each.id === story))).toEqual([])
  expect(frame.takeErrors()).toEqual([])
  expect(frame.takeStrangers()).toEqual([])
})

it('there is a page for every package, from its README', () => {
  const packages = Object.keys(import.meta.glob('../packages/*/package.json')).map((path) => path.split('/')[2] ?? '')
  const shown = (name: string) => docs.some(({ id }) => id === `${name}-read-me--docs` || id === `packages-${name}--docs`)
  expect(packages.length).toBeGreaterThan(5)
  expect(packages.filter((name) => !shown(name))).toEqual([])
})

it('each error has an address of its own on the page of all errors', async () => {
  const { page } = frame
  await page.goto(page.url().replace(/\/iframe\.html.*$/, '/iframe.html?id=reference-errors--docs&viewMode=docs'))
  for (const name of ['unforeseen', 'not-json', 'unit-missing']) await page.locator(`h3#${name}`).waitFor()
})

it('a custom property that is tried changes the stories beside its table', async () => {
  const { page } = await storybook.open({ path: '/iframe.html?id=custom-properties--docs&viewMode=docs' })
  const hint = page.frameLocator('iframe[title="The hint, focused"]').locator('.tillkit-hint__button')
  await hint.waitFor()
  await page.getByLabel('Value of --tillkit-accent').fill('rgb(1, 2, 3)')
  await expect.poll(() => hint.evaluate((button) => getComputedStyle(button).color)).toBe('rgb(1, 2, 3)')
  await page.getByRole('button', { name: 'Back to the defaults' }).click()
  await expect.poll(() => hint.evaluate((button) => getComputedStyle(button).color)).not.toBe('rgb(1, 2, 3)')
})

it('the whole Storybook opens without asking anybody else', async () => {
  const whole = await storybook.open({ path: '/?path=/story/tiered-pricing-layouts-table--default' })
  await whole.page.frameLocator('#storybook-preview-iframe').locator('[data-tiered-quantity]').first().waitFor()
  await whole.page.getByRole('link', { name: 'Tillkit' }).first().waitFor()
  expect(whole.takeStrangers()).toEqual([])
  expect(whole.takeErrors()).toEqual([])
})

/** Runs in the Storybook's frame: asks for a page as the sidebar does, and waits until it has been drawn. */
function showDocs(storyId: string): Promise<void> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as { on(event: string, listener: (id: string) => void): void; emit(event: string, ...args: unknown[]): void }
  return new Promise((resolve) => {
    channel.on('docsRendered', (id) => id === storyId && resolve())
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
  })
}
