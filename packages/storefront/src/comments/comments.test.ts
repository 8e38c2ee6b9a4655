import { commentsHtml } from '@tillkit/fixtures/page-chrome'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it } from 'vitest'

const load = async () => (await import('./member.ts')).unit

describeWidget(load, { html: commentsHtml() })

describe('comments', () => {
  let page: TestPage
  afterEach(() => page.close())

  it.each(['', 'et_pb_comments_module'])('have fields that stay empty, with labels that show, through focus, typing and sending (%s) [ab-testing-and-page-chrome#40]', async (around) => {
    page = await openTestPage(async () => (await import('../page-chrome.ts')).pageChrome, { html: `<div class="${around}">${commentsHtml()}</div>`, jquery: true })
    await page.start()
    const form = document.querySelector('#commentform') as HTMLFormElement
    const fields = [...form.querySelectorAll<HTMLInputElement>('#comment,#author,#email,#url')]
    const labels = [...form.querySelectorAll('label')]
    expect(fields.map(({ value, placeholder }) => value + placeholder)).toEqual(['', '', '', ''])
    expect(labels.map((label) => [label.getAttribute('style'), label.className, label.htmlFor])).toEqual(['comment', 'author', 'email', 'url'].map((id) => [null, '', id]))
    for (const field of fields) {
      field.focus()
      field.blur()
    }
    form.addEventListener('submit', (event) => event.preventDefault())
    form.requestSubmit()
    expect([...new FormData(form)].filter(([, value]) => value !== '')).toEqual([['comment_post_ID', '1'], ['comment_parent', '0']])
    fields[0]?.focus()
    expect(document.activeElement).toBe(fields[0])
  })

  it('are answered by links that look like the theme\'s buttons, those that come later as well', async () => {
    page = await openTestPage(load, { html: commentsHtml() })
    await page.start()
    document.querySelector('.commentlist')?.insertAdjacentHTML('beforeend', '<li><a class="comment-reply-link" href="#r">Reply</a></li>')
    await page.rest()
    expect([...document.querySelectorAll('.comment-reply-link')].map((link) => link.classList.contains('et_pb_button'))).toEqual([true, true])
  })
})
