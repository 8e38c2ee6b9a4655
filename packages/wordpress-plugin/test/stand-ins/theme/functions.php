<?php
add_theme_support( 'html5', array( 'script', 'style' ) );
add_theme_support( 'title-tag' );
remove_filter( 'the_content', 'wpautop' );
remove_filter( 'the_content', 'wptexturize' );
