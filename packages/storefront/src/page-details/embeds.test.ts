// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isPlayer, shapeOf } from './page-details.ts'

describe('the shape of a video', () => {
  it.each([['640', '480', '640 / 480'], ['100%', '400', '16 / 9'], [null, null, '16 / 9'], ['560px', '315.5', '560 / 315.5'], ['0', '200', '16 / 9']])(
    'whose frame says %s by %s is %s',
    (width, height, shape) => expect(shapeOf(width, height)).toBe(shape),
  )
})

describe('an address', () => {
  it.each([
    'https://www.youtube.com/embed/x?feature=oembed', '//youtube-nocookie.com/embed/x', 'http://player.vimeo.com/video/1', 'https://vimeo.com/event/1/embed',
    'https://www.kickstarter.com/projects/a/b/widget/video.html', 'https://geo.dailymotion.com/player.html?video=x', 'https://embed-ssl.ted.com/talks/x',
  ])('is that of a player: %s', (address) => expect(isPlayer(address, 'https://shop.test/')).toBe(true))

  it.each([
    '', 'about:blank#youtube.com', '/videos/?youtube.com', 'https://shop.test/about-youtube.com/embed/', 'https://notyoutube.com/embed/x', 'https://www.youtube.com/subscribe_embed?x',
    'https://www.kickstarter.com/projects/a/b/widget/card.html', 'https://blog.ted.com/a-post/embed/', 'https://embedr.flickr.com/photos/1', 'https://[',
  ])('is that of something else: %s', (address) => expect(isPlayer(address, 'https://shop.test/')).toBe(false))
})
