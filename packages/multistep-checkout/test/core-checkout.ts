/**
 * Stands in for the platform's own checkout script, by the contract, in short: it asks for totals, chooses ways to pay, sends the order and
 * says why it was refused. What it sent stands on `window.__sent`.
 */
export const coreCheckout = `(function ($) {
  window.__sent = []
  const call = (endpoint, data) => $.ajax({ type: 'POST', url: '/?wc-ajax=' + endpoint, data: data, dataType: 'text' })
  $(function () {
    const $body = $(document.body)
    const form = () => $('form.checkout')
    form().attr('novalidate', 'novalidate')
    $body.on('update_checkout', function () {
      const billing = (name) => $('#billing_' + name).val()
      call('update_order_review', {
        security: window.wc_checkout_params.update_order_review_nonce, payment_method: $('input[name=payment_method]:checked').val(),
        country: billing('country'), postcode: billing('postcode'), s_country: billing('country'), s_postcode: billing('postcode'), post_data: form().serialize(),
      }).done(function (text) {
        const data = JSON.parse(text)
        $.each(data.fragments || {}, (selector, html) => $(selector).replaceWith(html))
        $body.trigger('updated_checkout', [data])
      })
    })
    $body.on('click', 'input[name=payment_method]', function () {
      const words = $(this).data('order_button_text')
      $('#place_order').text(words || $('#place_order').data('value'))
      $body.trigger('payment_method_selected')
    })
    $body.on('validate', '.input-text, select, input:checkbox', function () {
      const row = $(this).closest('.form-row')
      row.toggleClass('woocommerce-invalid', row.is('.validate-required') && !$(this).val())
    })
    form().on('submit', function () {
      const $form = form()
      if ($form.is('.processing')) return false
      if ($form.triggerHandler('checkout_place_order') === false) return false
      $form.addClass('processing')
      window.__sent.push($form.serialize())
      call('checkout', $form.serialize()).done(function (text) {
        const data = JSON.parse(text)
        if (data.result === 'success') return void (location.href = data.redirect)
        refuse($form, data.messages)
      }).fail(() => refuse($form, '<ul class="woocommerce-error"><li>Error processing checkout.</li></ul>'))
      return false
    })
    const refuse = ($form, html) => {
      $('.woocommerce-NoticeGroup-checkout').remove()
      $form.prepend('<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout">' + html + '</div>').removeClass('processing')
      $form.find('.input-text, select, input:checkbox').trigger('validate').trigger('blur')
      $body.trigger('checkout_error', [html])
    }
  })
})(window.jQuery)`
