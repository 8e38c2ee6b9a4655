<?php
/**
 * A session of WooCommerce's that is forgotten with the request.
 *
 * @package Tillkit
 */

namespace Tillkit\Health_Basket;

defined( 'ABSPATH' ) || exit;

/** What WooCommerce asks of a session beside keeping values, which its own class does. */
class Session extends \WC_Session {
	/** Starts with nothing, and is nobody's. */
	public function init() {
		$this->_customer_id = $this->generate_customer_id();
	}

	/** There is nothing to clean up. */
	public function cleanup_sessions() {
	}

	/**
	 * It is there.
	 *
	 * @return bool
	 */
	public function has_session() {
		return true;
	}

	/**
	 * No cookie leads to it.
	 *
	 * @return bool
	 */
	public function get_session_cookie() {
		return false;
	}

	/**
	 * Whose it is.
	 *
	 * @return string
	 */
	public function generate_customer_id() {
		return 't_tillkit_health_check';
	}

	/**
	 * Whose it is.
	 *
	 * @return string
	 */
	public function get_customer_unique_id() {
		return $this->generate_customer_id();
	}

	/**
	 * What was kept of it before.
	 *
	 * @return array
	 */
	public function get_session_data() {
		return array();
	}

	/**
	 * What was kept of a session.
	 *
	 * @param string $customer_id   Whose.
	 * @param mixed  $default_value What to give where there is none.
	 * @return mixed
	 */
	public function get_session( $customer_id, $default_value = false ) {
		return $default_value;
	}

	/**
	 * Everything else writes: cookies, rows of the database, times.
	 *
	 * @param string $name      The method's name.
	 * @param array  $arguments What it is given.
	 * @return null
	 */
	public function __call( $name, $arguments ) {
		return null;
	}
}
