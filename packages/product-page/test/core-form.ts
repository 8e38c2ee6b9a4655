/**
 * What the platform's own form does to a gallery when a variation is found or taken back, as the contract has it: it writes into the first slide
 * and the first thumbnail and remembers what stood there, or has a thumbnail's picture shown. With its handle on the page ours stays off.
 */
export const coreForm = `<script id="wc-add-to-cart-variation-js">
(function ($) {
  var form = $('form.variations_form'), product = form.closest('.product')
  var list = form.data('product_variations')
  function set(node, name, value) {
    if (!node.length) return
    if (node.attr('data-o_' + name) === undefined) node.attr('data-o_' + name, node.attr(name) || '')
    if (value === false) node.removeAttr(name)
    else node.attr(name, value)
  }
  function reset() {
    product.find('.images').find('*').addBack().each(function () {
      for (var one of [...this.attributes]) if (one.name.startsWith('data-o_')) $(this).attr(one.name.slice(7), one.value)
    })
  }
  function later(id) {
    setTimeout(function () {
      $(window).trigger('resize')
      if (form.attr('current-image') !== String(id)) product.find('.images').trigger('woocommerce_gallery_reset_slide_position')
      form.attr('current-image', id)
      product.find('.images').trigger('woocommerce_gallery_init_zoom')
    }, 20)
  }
  function show(variation) {
    var images = product.find('.images'), picture = variation.image, small = picture.gallery_thumbnail_src
    var nav = images.find('.flex-control-nav')
    if (nav.find('li img[data-o_src="' + small + '"]').length) reset()
    var known = nav.find('li img[src="' + small + '"]')
    if (known.length) {
      known.trigger('flexslider-click')
      form.attr('current-image', variation.image_id)
      setTimeout(function () { images.trigger('woocommerce_gallery_init_zoom') }, 20)
      return
    }
    var slide = images.find('.woocommerce-product-gallery__image').eq(0), image = slide.find('.wp-post-image')
    set(image, 'src', picture.src)
    set(image, 'width', picture.src_w)
    set(image, 'height', picture.src_h)
    set(image, 'srcset', picture.srcset)
    set(image, 'sizes', picture.sizes)
    set(image, 'title', picture.title)
    set(image, 'data-caption', picture.caption)
    set(image, 'alt', picture.alt)
    set(image, 'data-src', picture.full_src)
    set(image, 'data-large_image', picture.full_src)
    set(image, 'data-large_image_width', picture.full_src_w)
    set(image, 'data-large_image_height', picture.full_src_h)
    set(slide, 'data-thumb', picture.src)
    set(nav.find('li:eq(0) img'), 'src', small)
    set(slide.find('a').eq(0), 'href', picture.full_src)
    later(variation.image_id)
  }
  form.on('change', 'select', function () {
    var chosen = {}
    form.find('select').each(function () { chosen[this.name] = this.value })
    var found = list.find(function (one) { return Object.keys(chosen).every(function (name) { return chosen[name] !== '' && one.attributes[name] === chosen[name] }) })
    form.find('.reset_variations').css('visibility', 'visible')
    if (found) show(found)
    else { reset(); later('') }
  })
  form.on('click', '.reset_variations', function (event) {
    event.preventDefault()
    form.find('select').val('').first().trigger('change')
  })
})(window.jQuery)
</script>`
