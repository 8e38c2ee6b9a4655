import { commentsHtml } from '@tillkit/fixtures/page-chrome'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it } from 'vitest'

const load = async () => (await import('./member.ts')).unit

describeWidget(load, { html: commentsHtml() })

describe('comments', () => {
  let page: TestPage
  afterEach(() => {
    page.close()
    document.body.className = ''
  })

  it.each(['', 'et_pb_comments_module'])('have fields that stay empty, whose placeholder says what their label does, through focus, typing and sending (%s)', async (around) => {
    document.body.className = 'et_divi_theme'
    page = await openTestPage(async () => (await import('../page-chrome.ts')).pageChrome, { html: `<div class="${around}">${commentsHtml()}</div>`, jquery: true })
    await page.start()
    const form = document.querySelector('#commentform') as HTMLFormElement
    const fields = [...form.querySelectorAll<HTMLInputElement>('#comment,#author,#email,#url')]
    const labels = [...form.querySelectorAll('label')]
    expect(fields.map(({ value, placeholder }) => [value, placeholder])).toEqual([['', 'Comment *'], ['', 'Name *'], ['', 'Email *'], ['', 'Website']])
    expect(labels.map((label) => [label.getAttribute('style'), label.className, label.htmlFor])).toEqual(['comment', 'author', 'email', 'url'].map((id) => [null, 'tillkit-out-of-sight', id]))
    for (const field of fields) {
      field.focus()
      field.blur()
    }
    form.addEventListener('submit', (event) => event.preventDefault())
    form.requestSubmit()
    expect([...new FormData(form)].filter(([, value]) => value !== '')).toEqual([['comment_post_ID', '1'], ['comment_parent', '0']])
    fields[0]?.focus()
    expect(document.activeElement).toBe(fields[0])
    page.stop()
    expect([form.innerHTML.includes('placeholder'), form.innerHTML.includes('tillkit')]).toEqual([false, false])
  })

  it('keep the labels that the theme has not hidden: of a box to tick, of a list, and on pages of other themes', async () => {
    const box = '<p><input type="checkbox" id="keep"> <label for="keep">Save my name</label></p><p><label for="stars">Rating</label><select id="stars"></select></p>'
    const html = commentsHtml().replace('<p class="form-submit">', `${box}<p class="form-submit">`)
    document.body.className = 'et_divi_theme'
    page = await openTestPage(load, { html })
    await page.start()
    expect([...document.querySelectorAll('label:not(.tillkit-out-of-sight)')].map(({ textContent }) => textContent)).toEqual(['Save my name', 'Rating'])
    page.close()
    document.body.className = ''
    page = await openTestPage(load, { html })
    await page.start()
    expect(document.querySelectorAll('[placeholder],.tillkit-out-of-sight')).toHaveLength(0)
  })

  it('are answered by links that look like the theme\'s buttons, those that come later as well', async () => {
    page = await openTestPage(load, { html: commentsHtml() })
    await page.start()
    document.querySelector('.commentlist')?.insertAdjacentHTML('beforeend', '<li><a class="comment-reply-link" href="#r">Reply</a></li>')
    await page.rest()
    expect([...document.querySelectorAll('.comment-reply-link')].map((link) => link.classList.contains('et_pb_button'))).toEqual([true, true])
  })
})
