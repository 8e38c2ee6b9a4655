/**
 * What a jQuery script for tiers does, as far as the benchmark has to see it: it starts 200 ms after the page is ready,
 * waits 50 ms after each input, then marks the row and writes the price. Written for the tests.
 */
jQuery(function ($) {
  setTimeout(function () {
    const $widget = $('.tpt__tiered-pricing')
    const $field = $('.quantity-input-product-' + $widget.data('product-id'))
    let waiting
    function update() {
      const quantity = Math.max(1, Number($field.val()))
      const $rows = $widget.find('[data-tiered-quantity]').removeClass('tiered-pricing--active')
      const $row = $rows.filter((_, row) => Number(row.dataset.tieredQuantity) <= quantity).last()
      const price = Number($row.attr('data-tiered-price')).toFixed(2)
      $row.addClass('tiered-pricing--active')
      $('.tiered-pricing-dynamic-price-wrapper[data-price-type="dynamic"]').html('<span class="amount">£' + price + '</span>')
    }
    $field.on('change input', function () {
      clearTimeout(waiting)
      waiting = setTimeout(update, 50)
    })
  }, 200)
})
