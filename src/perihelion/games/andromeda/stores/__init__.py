"""Resources gained and lost, cards drawn, VP scored."""
