"""Languages: what people are told in them, and the catalogues of translators."""
