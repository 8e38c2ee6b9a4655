import { columnHtml, gutterRowHtml, menuModuleHtml, rowHtml, sectionHtml, specialtySectionHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it } from 'vitest'

const load = async () => (await import('./rows.ts')).unit
const quarters = () => rowHtml(columnHtml('1_4', 'a'), columnHtml('3_4', 'b'))

describeWidget(load, { title: 'columns', html: sectionHtml(quarters()) })
describeWidget(load, { title: 'a menu', html: sectionHtml(rowHtml(columnHtml('4_4', menuModuleHtml()))) })
describeWidget(load, {
  title: 'gutters',
  html: gutterRowHtml(3, 1, columnHtml('1_2')),
  operate: (row) => void row.dispatchEvent(new MouseEvent('mouseenter')),
  stateClasses: ['et_pb_gutters1', 'et_pb_gutters3'],
})

let page: TestPage | undefined
afterEach(() => page?.close())

async function open(html: string): Promise<void> {
  page = await openTestPage(load, { html })
  await page.start()
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

describe('rows', () => {
  it('have a class by their columns, one without a width of its own being a whole one', async () => {
    await open(sectionHtml(
      rowHtml(...Array(4).fill(columnHtml('1_4')) as string[])
      + quarters()
      + rowHtml(columnHtml('1_2'), columnHtml('1_2'))
      + rowHtml(columnHtml('1_4'), '<div class="et_pb_column et_pb_column_empty"></div>'),
    ))
    expect(all('.et_pb_row').map(({ className }) => className.replace(/^et_pb_row et_pb_row_\d+ ?/, ''))).toEqual(['et_pb_row_4col', 'et_pb_row_1-4_3-4', '', 'et_pb_row_1-4_4-4'])
  })

  it('with a menu stand above what comes after, further up where the section has a divider, and no lower than they did', async () => {
    const menu = () => rowHtml(columnHtml('4_4', menuModuleHtml()))
    await open([
      sectionHtml(menu()),
      sectionHtml(menu(), 'section_has_divider'),
      sectionHtml(menu().replace('<div class="et_pb_row', '<div style="z-index: 9" class="et_pb_row')),
      sectionHtml(menu().replace('<div class="et_pb_row', '<div style="z-index: 1" class="et_pb_row')),
    ].join(''))
    expect(all('.et_pb_row').map(({ style }) => style.zIndex)).toEqual(['3', '6', '9', '3'])
  })

  it('in columns of their own leave the column beside them a class', async () => {
    await open(specialtySectionHtml())
    expect(all('.et_pb_column').map(({ classList }) => classList.contains('et_pb_column_single'))).toEqual([true, false, false])
  })

  it('change their gutters under the pointer, and back', async () => {
    await open(gutterRowHtml(3, 1))
    const [row] = all('.et_pb_row')
    const gutters = () => row?.className.match(/et_pb_gutters\d/g)
    row?.dispatchEvent(new MouseEvent('mouseenter'))
    expect(gutters()).toEqual(['et_pb_gutters1'])
    row?.dispatchEvent(new MouseEvent('mouseleave'))
    expect(gutters()).toEqual(['et_pb_gutters3'])
  })

  it('that need none of this are none of ours', async () => {
    await open(sectionHtml(rowHtml(columnHtml('1_3'), columnHtml('2_3')) + rowHtml(columnHtml('4_4'))))
    expect(page?.hosts()).toEqual([])
  })
})
