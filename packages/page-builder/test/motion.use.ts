import { animatedTextHtml, animationItem, motionElements, motionItem, parallaxSectionHtml, stickyElements, stickyItem, stickyTextHtml } from '@tillkit/fixtures/page-builder'
import { eventually, phpJson, type UnitUse } from '@tillkit/testing'

const globals = {
  et_animation_data: [animationItem('et_pb_text_81', { duration: '50ms' })],
  ...stickyElements(stickyItem('et_pb_text_82')),
  ...motionElements([motionItem('.et_pb_text_83')]),
}

/** What sticks and moves, and modules that come in, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['sticky-elements', 'motion-effects'],
    main: `<div class="et_pb_section">${animatedTextHtml('et_pb_text_81', 'Comes in')}${stickyTextHtml('et_pb_text_82', 'Sticks')}${animatedTextHtml('et_pb_text_83', 'Fades', '')}</div>${parallaxSectionHtml('Behind')}<div style="height: 2000px"></div>`,
    globals: `<script>${Object.entries(globals).map(([name, value]) => `var ${name} = ${phpJson(value)};`).join('\n')}</script>`,
    roots: ['.et_pb_text_81', '.et_pb_text_82', '.et_parallax_bg_wrap'],
    async use({ page, read, count }) {
      const scroll = (selector: string, further: number) => page.evaluate(([name, more]) => {
        const element = document.querySelector(name)
        const { top = 0 } = element ? Element.prototype.getBoundingClientRect.call(element) : {}
        scrollTo({ top: top + scrollY + more, behavior: 'instant' })
      }, [selector, further] as const)
      // A page of posts may still be on its way to its top, and where somebody moves the page about, its place may be another by the next frame.
      for (const comesIn of ['.et_pb_text_81', '.et_pb_text_83']) {
        await eventually(async () => {
          await scroll(comesIn, -100)
          return read(comesIn, 'class')
        }).toContain('et_had_animation')
      }
      await eventually(async () => {
        await scroll('.et_pb_sticky_placeholder,.et_pb_text_82', 400)
        return count('.et_pb_text_82.et_pb_sticky')
      }).toBeGreaterThan(0)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await eventually(() => count('.et_pb_sticky_placeholder')).toBe(0)
    },
  },
]
