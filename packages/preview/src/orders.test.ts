// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Call } from '@tillkit/testing/saved'
import { orderAskedBy, refuseOrder } from './orders.ts'
import { whyTracking } from './tracking-calls.ts'

function call(address: string, { method = 'POST', form = '', json = '' } = {}): Call {
  const url = new URL(address, 'http://shop.test')
  return { method, path: url.pathname, query: url.searchParams, form: new URLSearchParams(form), json }
}

describe('what places an order', () => {
  it.each([
    ['checkout-call', call('/?wc-ajax=checkout')],
    ['checkout-call', call('/wc-ajax/checkout/')],
    ['checkout-call', call('/wp-admin/admin-ajax.php', { form: 'action=woocommerce_checkout' })],
    ['page', call('/checkout/', { form: 'woocommerce_checkout_place_order=Place+order&billing_email=a' })],
    ['page', call('/checkout/order-pay/12/', { form: 'woocommerce_pay=1' })],
    ['page', call('/?wc-api=wc_gateway_x&action=startcheckout', { method: 'GET' })],
    ['store-api', call('/wp-json/wc/store/v1/checkout')],
    ['store-api', call('/wp-json/wc/store/checkout/55?key=x')],
    ['store-api', call('/index.php?rest_route=/wc/store/v1/checkout')],
    ['store-api', call('/wp-json/wc/store/v1/checkout?_method=POST', { method: 'GET' })],
    ['store-api', call('/wp-json/wc/store/v1/batch', { json: '{"requests":[{"path":"\\/wc\\/store\\/v1\\/checkout"}]}' })],
    ['store-api', call('/en/api/wc/store/v1/checkout')],
    ['payment-call', call('/?wc-ajax=wc_stripe_create_order')],
    ['payment-call', call('/?wc-ajax=ppc-create-order', { json: '{}' })],
    ['payment-call', call('/?wc-ajax=ppc-return-url&token=x', { method: 'GET' })],
    ['payment-call', call('/wp-admin/admin-ajax.php?action=woocommerce_kp_wc_place_order')],
    ['payment-call', call('/?wc-ajax=wc_stripe_frontend_request&path=/wc-stripe/v1/checkout')],
    ['payment-call', call('/?wc-ajax=newpay_place_order')],
  ])('%s', (asker, asked) => expect(orderAskedBy(asked)).toBe(asker))

  it.each([
    call('/?wc-ajax=update_order_review', { form: 'post_data=woocommerce-process-checkout-nonce%3Dx' }),
    call('/?wc-ajax=add_to_cart', { form: 'product_id=1' }),
    call('/?wc-ajax=update_shipping_method'),
    call('/?wc-ajax=get_pricing_table'),
    call('/wp-admin/admin-ajax.php', { form: 'action=dswcp_validate_checkout_step' }),
    call('/wp-admin/admin-ajax.php', { form: 'action=wpforms_submit' }),
    call('/checkout/', { form: 'woocommerce_checkout_place_order=x&woocommerce_checkout_update_totals=1' }),
    call('/wp-json/wc/store/v1/checkout', { method: 'GET' }),
    call('/wp-json/wc/store/v1/checkout', { method: 'PUT', json: '{}' }),
    call('/wp-json/wc/store/v1/batch', { json: '{"requests":[{"path":"/wc/store/v1/cart/add-item"}]}' }),
    call('/your-cart/', { form: 'update_cart=1' }),
    call('/wp-login.php', { form: 'log=a' }),
  ])('and what does not: $path', (asked) => expect(orderAskedBy(asked)).toBeUndefined())

  it('is refused in the shape that the checkout’s script shows to the shopper', () => {
    const { status, body } = refuseOrder('checkout-call')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ result: 'failure', refresh: false, reload: false })
    expect(JSON.parse(body).messages).toMatch(/^<ul class="woocommerce-error" role="alert"><li>This is a preview/)
    expect(JSON.parse(refuseOrder('store-api').body)).toMatchObject({ code: 'tillkit_preview_no_orders', data: { status: 403 } })
  })
})

describe('calls that only track', () => {
  it.each([
    call('/wp-json/woocommerce-analytics/v1/track'),
    call('/wp-admin/admin-ajax.php', { form: 'action=pys_api_event' }),
    call('/wp-admin/admin-ajax.php', { form: 'action=mailchimp_set_user_by_email&email=a' }),
    call('/wp-admin/admin-ajax.php', { form: 'action=wpforms_analytics_snapshot&form_id=1' }),
    call('/matomo/matomo.php?idsite=1', { method: 'GET' }),
    call('/g/collect?v=2'),
    call('/wc-ajax/acme_pixel_event/'),
  ])('$path', (asked) => expect(whyTracking(asked)).toBeTypeOf('string'))

  it.each([call('/wp-admin/admin-ajax.php', { form: 'action=wpforms_submit' }), call('/?wc-ajax=get_refreshed_fragments'), call('/wp-json/wc/store/v1/cart'), call('/collect/')])(
    'and what does something for the page: $path',
    (asked) => expect(whyTracking(asked)).toBeUndefined(),
  )
})
