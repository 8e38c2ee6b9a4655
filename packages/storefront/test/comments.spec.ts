import { commentsHtml } from '@tillkit/fixtures/page-chrome'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openTheme } from './theme-page.ts'

const shop = useShop()

describe('the form of a comment', () => {
  it('keeps empty values, with its labels for screen readers alone and their words as placeholders, as tall as the theme\'s [ab-testing-and-page-chrome#40]', async () => {
    // The theme's own script takes the labels out of the page.
    const hidden = '<style id="theirs">#commentform label { display: none }</style>'
    const { page } = await openTheme(shop, { html: commentsHtml(), head: `${hidden}<style>#commentform textarea, #commentform input { display: block }</style>` })
    const height = () => page.locator('#commentform').evaluate((form) => form.getBoundingClientRect().height)
    const theirs = await height()
    await page.evaluate(() => document.querySelector('#theirs')?.remove())
    await eventually(() => page.locator('#commentform [placeholder]').count()).toBe(4)
    expect(Math.abs((await height()) - theirs)).toBeLessThan(1)
    for (const [name, placeholder] of [['Comment *', 'Comment *'], ['Name *', 'Name *'], ['Email *', 'Email *'], ['Website', 'Website']] as const) {
      const field = page.getByRole('textbox', { name })
      expect([await field.inputValue(), await field.getAttribute('placeholder')]).toEqual(['', placeholder])
      const box = await page.locator('#commentform label', { hasText: name.replace(' *', '') }).boundingBox()
      expect([box?.width, box?.height]).toEqual([1, 1])
    }
    await page.getByRole('textbox', { name: 'Name *' }).fill('Ann')
    await page.getByRole('textbox', { name: 'Website' }).focus()
    expect(await page.locator('#commentform').evaluate((form: HTMLFormElement) => [...new FormData(form)].filter(([, value]) => value !== '').map(([name]) => name)))
      .toEqual(['author', 'comment_post_ID', 'comment_parent'])
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.locator('#commentform [placeholder], .tillkit-out-of-sight').count()).toBe(0)
  })
})
