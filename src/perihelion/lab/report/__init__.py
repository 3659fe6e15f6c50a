"""What a run has shown, as a page: figures, plots, sentences, and the comparison of two."""
