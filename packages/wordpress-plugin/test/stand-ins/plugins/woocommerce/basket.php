<?php
/**
 * Stands in for WooCommerce's products, session and basket: what is kept where, which hooks are called, when its pages lead
 * elsewhere. As far as the health check's own basket has to do with it.
 */

defined( 'ABSPATH' ) || exit;

abstract class WC_Session {
	protected $_customer_id;
	protected $_data  = array();
	protected $_dirty = false;

	public function init() {}

	public function cleanup_sessions() {}

	public function get( $key, $default_value = null ) {
		return isset( $this->_data[ $key ] ) ? $this->_data[ $key ] : $default_value;
	}

	public function set( $key, $value ) {
		$this->_data[ $key ] = $value;
		$this->_dirty        = true;
	}

	public function get_customer_id() {
		return $this->_customer_id;
	}
}

/** Keeps a session in the database, where the real one has a table. */
class WC_Session_Handler extends WC_Session {
	public function init() {
		$this->_customer_id = (string) get_current_user_id();
		$this->_data        = (array) get_option( 'standin_session_' . $this->_customer_id, array() );
		add_action( 'shutdown', array( $this, 'save_data' ), 20 );
	}

	public function set_customer_session_cookie( $set ) {
		wc_setcookie( 'wp_woocommerce_session_standin', $this->_customer_id );
	}

	public function save_data() {
		if ( $this->_dirty ) {
			update_option( 'standin_session_' . $this->_customer_id, $this->_data );
		}
	}
}

class Standin_Product {
	private $post;

	public function __construct( $post ) {
		$this->post = $post;
	}

	public function get_id() {
		return $this->post->ID;
	}

	public function get_name() {
		return $this->post->post_title;
	}

	public function is_purchasable() {
		return '' !== get_post_meta( $this->post->ID, '_price', true );
	}

	public function is_in_stock() {
		return 'outofstock' !== get_post_meta( $this->post->ID, '_stock_status', true );
	}
}

function wc_get_product( $id ) {
	$post = get_post( $id );
	return $post && 'product' === $post->post_type ? new Standin_Product( $post ) : false;
}

function wc_get_cart_item_data_hash( $product ) {
	return md5( (string) $product->get_id() );
}

function wc_setcookie( $name, $value ) {
	if ( apply_filters( 'woocommerce_set_cookie_enabled', true, $name, $value, 0, false ) && ! headers_sent() ) {
		setcookie( $name, $value, 0, '/' );
	}
}

class Standin_Cart {
	private $contents = array();

	public function generate_cart_id( $id ) {
		return md5( (string) $id );
	}

	public function is_empty() {
		return array() === $this->contents;
	}

	public function names() {
		return array_map(
			static function ( $line ) {
				return $line['data']->get_name();
			},
			array_values( $this->contents )
		);
	}

	/** As the real one does: from the session, else from what is kept of the user. */
	public function get_cart_from_session() {
		do_action( 'woocommerce_load_cart_from_session' );
		$cart  = WC()->session->get( 'cart' );
		$saved = (bool) get_user_meta( get_current_user_id(), '_woocommerce_load_saved_cart_after_login', true );
		if ( null === $cart || $saved ) {
			$kept = apply_filters( 'woocommerce_persistent_cart_enabled', true ) ? get_user_meta( get_current_user_id(), '_woocommerce_persistent_cart_1', true ) : array();
			$cart = array_merge( isset( $kept['cart'] ) ? $kept['cart'] : array(), (array) $cart );
			delete_user_meta( get_current_user_id(), '_woocommerce_load_saved_cart_after_login' );
		}
		foreach ( $cart as $key => $line ) {
			$product = wc_get_product( $line['product_id'] );
			if ( $product && hash_equals( $line['data_hash'], wc_get_cart_item_data_hash( $product ) ) ) {
				$this->contents[ $key ] = array( 'data' => $product ) + $line;
			}
		}
		$this->keep();
	}

	public function add_to_cart( $id ) {
		$this->contents[ $this->generate_cart_id( $id ) ] = array(
			'product_id' => $id,
			'quantity'   => 1,
			'data_hash'  => wc_get_cart_item_data_hash( wc_get_product( $id ) ),
			'data'       => wc_get_product( $id ),
		);
		do_action( 'woocommerce_add_to_cart', $id );
		$this->keep();
	}

	private function keep() {
		$cart = array_map(
			static function ( $line ) {
				unset( $line['data'] );
				return $line;
			},
			$this->contents
		);
		WC()->session->set( 'cart', $cart );
		if ( get_current_user_id() && apply_filters( 'woocommerce_persistent_cart_enabled', true ) ) {
			update_user_meta( get_current_user_id(), '_woocommerce_persistent_cart_1', array( 'cart' => $cart ) );
		}
	}

	public function set_cookies() {
		if ( ! $this->is_empty() ) {
			wc_setcookie( 'woocommerce_items_in_cart', '1' );
			wc_setcookie( 'woocommerce_cart_hash', md5( serialize( $this->names() ) ) );
			WC()->session->set_customer_session_cookie( true );
		}
	}
}

function WC() {
	static $woo = null;
	if ( null === $woo ) {
		$woo = (object) array(
			'session' => null,
			'cart'    => null,
		);
	}
	return $woo;
}

add_action(
	'init',
	static function () {
		if ( is_admin() && ! wp_doing_ajax() ) {
			return;
		}
		$class         = apply_filters( 'woocommerce_session_handler', 'WC_Session_Handler' );
		WC()->session  = new $class();
		WC()->session->init();
		WC()->cart = new Standin_Cart();
		add_action( 'wp_loaded', array( WC()->cart, 'get_cart_from_session' ) );
		add_action( 'wp', array( WC()->cart, 'set_cookies' ), 99 );
	},
	0
);

add_action(
	'wp_loaded',
	static function () {
		if ( isset( $_GET['add-to-cart'] ) ) {
			WC()->cart->add_to_cart( absint( $_GET['add-to-cart'] ) );
		}
		// The call of the checkout that every load of it makes.
		if ( isset( $_GET['wc-ajax'] ) && 'update_order_review' === $_GET['wc-ajax'] ) {
			wp_send_json( array( 'fragments' => WC()->cart->is_empty() ? 'expired' : WC()->cart->names() ) );
		}
	},
	20
);

// An empty basket's checkout leads to the basket.
add_action(
	'template_redirect',
	static function () {
		if ( is_page( 'checkout' ) && WC()->cart->is_empty() ) {
			wp_safe_redirect( home_url( '/your-cart/' ) );
			exit;
		}
	}
);

add_shortcode(
	'standin_lines',
	static function () {
		return '<ul class="lines"><li>' . esc_html( implode( ', ', WC()->cart->names() ) ) . '</li></ul>';
	}
);

add_action(
	'init',
	static function () {
		register_post_type(
			'product',
			array(
				'label'   => 'Products',
				'public'  => true,
				'rewrite' => array( 'slug' => 'item' ),
			)
		);
		register_taxonomy( 'product_type', 'product', array( 'public' => false ) );
		register_taxonomy( 'product_cat', 'product', array( 'rewrite' => array( 'slug' => 'category' ) ) );
	},
	5
);

function wc_get_page_id( $page ) {
	$slugs = array(
		'shop'      => 'shop',
		'cart'      => 'your-cart',
		'checkout'  => 'checkout',
		'myaccount' => 'my-account',
	);
	$found = get_page_by_path( $slugs[ $page ] );
	return $found ? $found->ID : -1;
}
